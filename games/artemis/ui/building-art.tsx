/** What each Building looks like, in lines: drawn in a box of 60 by 44 around its middle. */
const ART: Readonly<Record<string, string>> = {
  // a torpedo with fins
  'assault-pod':
    'M-24 2q8-10 24-10h14q10 2 12 10q-2 8-12 10H0q-16 0-24-10zM14-8v20M-4-8l-6-8h12l4 8M-4 12l-6 8h12l4-8M20 2h.01M-24-8v20',
  // a furnace with a crystal in it
  'crystal-foundry':
    'M-20 18V-4l8-8h24l8 8v22zM-26 18h52M0-6l7 7l-4 11h-6l-4-11zM-7 1H7M12-12v-8h6v12',
  // a drone above its pad
  'drone-dock':
    'M-22 16h44l-6 5h-32zM-10-4h20l4 6l-4 5h-20l-4-5zM-10-4l-10-6M10-4l10-6M-28-10h16M12-10h16M0 7v9',
  // a dome with a flag and a way out
  'expedition-hub':
    'M-24 18a24 22 0 0 1 48 0zM-6 18v-8a6 6 0 0 1 12 0v8M0-4v-17M0-21l14 4l-14 5M-28 18h56',
  // a drilling rig in warm water
  'geothermal-rig':
    'M-12 12L-4-20h8l8 32M-9 0H9M-6-10H6M-9 0l15-10M9 0l-15-10M0-20v-3M-26 12q6-5 13 0t13 0t13 0t13 0M-20 20q6-4 12 0',
  // halls with saw-tooth roofs and a chimney
  manufactory:
    'M-26 18V-2l12-8v8l12-8v8l12-8V18zM14 18V-18h8V18M-18 6h6M-4 6h6M-30 18h58M14-18q-4-5 2-5',
  // a round room of screens
  'ops-center':
    'M-24 18V2q0-12 24-12T24 2v16zM-16 2h10v8h-10zM-4 2H8v8H-4zM10 2h8v8h-8zM0-10v-9M-6-15q6-8 12 0M-28 18h56',
  // a periscope that looks round
  'recon-post':
    'M-4 20V-10q0-8 8-8h14v10H8V20zM18-18v10M-16 20h36M-28-2q8-8 16 0q-8 8-16 0zM-20-2h.01',
  // a dish that listens
  'sensor-station':
    'M-20-14q-2 22 20 24q8 0 12-4zM-4-4L12-16M12-16a2 2 0 1 1 .01 0M-2 10l-6 10h18l-6-10M20-8q6 6 2 14M26-14q8 10 2 22',
  // a shuttle under its arch
  'shuttle-bay':
    'M-26 20V4a26 24 0 0 1 52 0v16M0-10c6 5 7 12 7 20h-14c0-8 1-15 7-20zM-7 4l-7 8v4l7-3M7 4l7 8v4l-7-3M-30 20h60',
  // a shaft up through the ice
  'surface-conduit':
    'M-8 20V-8M8 20V-8M0 16V-12M-6-5l6-8l6 8M-28-10l8 4l6-4h6M8-10h6l6 4l8-4M-14 20h28M-8 4H8M-8 12H8',
  // two flasks that exchange
  'synth-complex':
    'M-22-16h8M-20-16v10l-8 18q0 5 5 5h12q5 0 5-5l-8-18v-10M14-16h8M16-16v10l-8 18q0 5 5 5h12q5 0 5-5l-8-18v-10M-5-6H5M2-9l3 3l-3 3M-25 6h14M11 8h14',
  // a volcano tapped by a pipe
  'volcanic-extractor':
    'M-28 18l16-26q4 4 8 0t8 0q4 4 8 0l16 26zM-4-12q-4-4 0-8M6-12q4-4 0-9M8 18V4h12v14M-12 8l4 4',
  // shield and crossed tools
  armory:
    'M0-20l18 6q0 22-18 34q-18-12-18-34zM-9-7L9 10M-11-5l4-4M7 12l4-4M9-7L-9 10M11-5L7-9M-7 12l-4-4',
  // cells in a rack
  'battery-bank':
    'M-26-10h14v28h-14zM-7-10H7v28H-7zM12-10h14v28H12zM-22-15h6v5M-3-15h6v5M16-15h6v5M-22 0h6v12M-3 4h6v8M16-4h6v16',
  // a glass dome with a tree
  'bio-drome':
    'M-26 18a26 26 0 0 1 52 0zM0 18V2M0 6q-9-1-9-9q9 0 9 9q0-9 9-9q0 8-9 9M-13-4L-19 18M13-4l6 22M-30 18h60',
  // columns under a gable
  'colonial-embassy': 'M-26-6L0-19L26-6zM-20-3v15M-7-3v15M7-3v15M20-3v15M-24 12h48v7h-48zM0-12h.01',
  // a tower with a star
  'command-citadel':
    'M-12 19V-8h24v27M-18 19V4h6M18 19V4h-6M-12-8v-5h6v5M6-8v-5h6v5M0-4l2 4l4.5.5l-3.3 3l1 4.5L0 6l-4.2 2l1-4.5l-3.3-3L-2 0zM-24 19h48',
  // a compass
  'explorers-league':
    'M0-20a20 20 0 1 1-.01 0M0-14l5 14l-5 14l-5-14zM-5 0H5M0-20v4M20 0h-4M0 20v-4M-20 0h4',
  // a crane with its crate
  'mineral-dock':
    'M-22 19V-16h34M-22-6l10-10M8-16v10M2-6h12M-2 2h20v16H-2zM-2 2l20 16M18 2L-2 18M-30 19h18',
  // a slender spire
  'scion-tower': 'M0-22l8 22l-3 19H-5L-8 0zM0-22v41M-8 0H8M-6 9H6M-16 19h32M-14 19l8-9M14 19l-8-9',
  // a pylon with an eye
  'sentinel-pylon':
    'M-12 19L-4-6h8l8 25M-8 8H8M-16-13q16-12 32 0q-16 12-32 0zM0-16a3 3 0 1 1-.01 0M-18 19h36',
  // a tracked car
  'snowcat-garage':
    'M-18 4V-8h20l10 8h8v8zM-22 8h44a6 5 0 0 1 0 11h-44a6 5 0 0 1 0-11zM-14 13.5h.01M-5 13.5h.01M5 13.5h.01M14 13.5h.01M-12-3h10v5h-10M2-3l6 5H2z',
  // walls with battlements
  stronghold:
    'M-26 19V-14h8v6h8v-6h8v6h4v-6h8v6h8v-6h8v33zM-6 19V8a6 6 0 0 1 12 0v11M-16 2v6M16 2v6',
  // a gate in the ice
  'threshold-gate':
    'M-22 19V-4a22 17 0 0 1 44 0v23h-9V-2a13 9 0 0 0-26 0v21zM0-21v8M-16-13l5 7M16-13l-5 7M0 19V4M-6 12l6-8l6 8',
  // a house with a fire
  warmhouse:
    'M-24 0L0-19L24 0M-18-4v23h36V-4M0-6c8 7 8 10 7 15a7 7 0 0 1-14 0c0-4 3-4 3-8c2 1 3 2 4 3c1-4 1-6 0-10z',
};

interface ArtProps {
  readonly type: string;
  readonly width: number;
  readonly opacity?: number;
}

/** In the current colour, around its middle. */
export function BuildingArt({ type, width, opacity = 1 }: ArtProps) {
  return (
    <path
      d={ART[type] ?? ''}
      transform={`scale(${width / 60})`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      opacity={opacity}
    />
  );
}
