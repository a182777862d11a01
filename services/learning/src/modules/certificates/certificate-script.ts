import { answerDrawings } from '@vidyapath/service-kit/pdf/answer-drawings';
import { drawCertificate } from './pdf/draw-certificate';

answerDrawings(drawCertificate);
