import { reworldKnowledge } from '@orrery/reworld/bots';
import { reworld } from '@orrery/reworld/rules';
import { reworldText } from '@orrery/reworld/text';
import type { AnyGameModule } from '@orrery/shared';

export const module: AnyGameModule = { game: reworld, text: reworldText, bots: reworldKnowledge };
