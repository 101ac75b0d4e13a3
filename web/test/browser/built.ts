/** What the workers have to know of what was prepared for all of them. */
const NAMES = { pages: 'ORRERY_BUILT_PAGES', address: 'ORRERY_SERVED_AT' };

export function tellWorkers(name: keyof typeof NAMES, value: string): void {
  process.env[NAMES[name]] = value;
}

/** The folder of the built pages. */
export const builtPages = (): string => process.env[NAMES.pages] ?? '';

/** Where they are served for tests that play alone; unknown before they are. */
export const servedAt = (): string | undefined => process.env[NAMES.address];
