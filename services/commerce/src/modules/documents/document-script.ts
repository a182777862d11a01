import { answerDrawings } from '@vidyapath/service-kit/domain/pdf/answer-drawings';
import { drawDocument } from './pdf/draw-document';

answerDrawings(drawDocument);
