import { answerDrawings } from '@vidyapath/service-kit/domain/pdf/answer-drawings';
import { drawCertificate } from './pdf/draw-certificate';

answerDrawings(drawCertificate);
