import type { LegendItem } from '@orrery/kit';
import type { Lang } from '@orrery/shared';

export const legend = (_lang: Lang): readonly LegendItem[] => [];
