import { answerWith } from './answer.ts';
import { drawVue, ENTRY } from './draw-vue.ts';

answerWith(ENTRY, drawVue);
