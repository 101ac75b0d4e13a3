import type { Viewer } from '@orrery/kernel';
import type { ReplayClient } from '@orrery/table/client';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  answered,
  beatsOf,
  ended,
  FAST_MS,
  nextBeat,
  shownNow,
  silence,
  SLOW_MS,
  type Story,
} from '../table/telling.ts';
import { useBeats, useStill } from '../table/use-telling.ts';
import { usePosition } from './use-position.ts';

const between = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + 1 + i);

/** Where a replay stands, and the way there step by step. */
export function useReplay(client: ReplayClient, eyes: Viewer, from: number) {
  const still = useStill();
  const [index, setIndex] = useState(from);
  const [isPlaying, setPlaying] = useState(false);
  const [story, setStory] = useState<Story>(() => silence(null));
  const position = usePosition(client, index, eyes);
  const { asking, beats } = story;
  const shown = useMemo(() => shownNow(story), [story]);
  const view = shown?.view ?? position?.view;

  /** To a position at once. */
  const jump = useCallback((to: number): void => {
    setIndex(to);
    setStory(silence(null));
  }, []);
  /** On to a position, with all that happens on the way. */
  const advance = useCallback(
    (to: number): void => {
      setIndex(to);
      setStory(still ? silence(null) : { before: view, beats: [], asking: between(index, to) });
    },
    [still, index, view],
  );

  useEffect(() => {
    if (asking.length === 0) return;
    let wanted = true;
    const tell = (next: (now: Story) => Story): unknown => wanted && setStory(next);
    Promise.all(asking.map((at) => client.frames(at, eyes))).then(
      (frames) => tell((now) => answered(now, asking, beatsOf(frames.flat()))),
      // Then the next position is shown as it is.
      () => tell(ended),
    );
    return () => {
      wanted = false;
    };
  }, [client, eyes, asking]);
  useBeats(
    beats,
    shown !== null,
    useCallback(() => setStory(nextBeat), []),
    useCallback(() => setStory(ended), []),
  );

  const over = index >= client.length;
  if (isPlaying && over && shown === null) setPlaying(false);
  useEffect(() => {
    if (!isPlaying || over || shown !== null) return;
    const timer = setTimeout(() => advance(index + 1), still ? SLOW_MS : FAST_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, over, shown, still, index, advance]);

  const play = (on: boolean): void => {
    if (on && over) jump(0);
    setPlaying(on);
  };
  return { index, position, view, told: shown, jump, advance, isPlaying, play };
}
