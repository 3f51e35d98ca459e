import { answerWith } from './answer.ts';
import { drawReact, ENTRY } from './draw-react.ts';

answerWith(ENTRY, drawReact);
