/** A thread in which the bots of all games think. */

import { botOf } from '#bots';
import { answerWith } from './answering.ts';

answerWith(botOf);
