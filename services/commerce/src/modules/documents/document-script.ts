import { answerDrawings } from '@vidyapath/service-kit/pdf/answer-drawings';
import { drawDocument } from './pdf/draw-document';

answerDrawings(drawDocument);
