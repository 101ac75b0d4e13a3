import { artemisKnowledge } from '@orrery/artemis/bots';
import { artemis } from '@orrery/artemis/rules';
import { artemisText } from '@orrery/artemis/text';
import type { AnyGameModule } from '@orrery/shared';

export const module: AnyGameModule = { game: artemis, text: artemisText, bots: artemisKnowledge };
