import type { Pace } from '@orrery/protocol';
import { useOnlineWords } from './text/index.ts';

export function usePaceText(pace: Pace): string {
  const { pace: words } = useOnlineWords();
  if (pace.kind === 'live') return words.live(pace.minutes, pace.increment);
  return pace.kind === 'days' ? words.days(pace.days) : words.free;
}
