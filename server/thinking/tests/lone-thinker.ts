/** A thread whose bots all play anything, and none of which can share its thoughts. */

import { botOf, type Entrant } from '#bots';
import { answerWith } from '../answering.ts';

const { choose } = await (botOf('ugo', 'random') as Entrant).load(2);

answerWith((_, name) => ({ name, load: async () => ({ name, choose }) }));
