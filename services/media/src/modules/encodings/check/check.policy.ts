import { lessonLimits } from '@vidyapath/http/lesson-limits';
import { EncodingProblem } from './encoding-problem';
import type { ProbedFile, ProbedStream } from './probed-file';
import { knownPixelFormats } from './pixel-formats';

const { secondsMin, secondsMax, widthMax, heightMax, framesMax, soundsMax } = lessonLimits;
const framesMin = 1;
/** Lines of the smallest picture. */
const sideMin = 16;

/** A file that passed the check. */
export interface Source {
  seconds: number;
  /** Where its times begin. */
  startSeconds: number;
  /** Upright and with square pixels. */
  width: number;
  height: number;
  framesPerSecond: number;
  /** Number of the stream in the file. */
  picture: number;
  /** Undefined: it is silent. */
  sound: number | undefined;
  interlaced: boolean;
  /** Its colours are those of a screen with a wide range of light. */
  wideLight: boolean;
}

/** Throws the {@link EncodingProblem} of a file that cannot be a lesson. */
export function checkProbed({ format, streams }: ProbedFile): Source {
  const pictures = streams.filter(isPicture);
  const sounds = streams.filter(({ codec_type }) => codec_type === 'audio');
  const [picture] = pictures;
  if (!picture) throw new EncodingProblem('no-picture', 'It has no moving picture.');
  if (pictures.length > 1) throw new EncodingProblem('not-a-video', `It has ${pictures.length} pictures.`);
  if (sounds.length > soundsMax) throw new EncodingProblem('not-a-video', `It has ${sounds.length} sounds.`);
  const { width, height } = sizeOf(picture);
  const seconds = Number(format.duration);
  if (seconds > secondsMax) throw new EncodingProblem('too-long', `It is ${seconds} s long.`);
  if (!(seconds >= secondsMin)) throw new EncodingProblem('damaged', `Its length is ${format.duration ?? 'unknown'}.`);
  if (!knownPixelFormats.has(picture.pix_fmt ?? ''))
    throw new EncodingProblem('not-a-video', `Its pixel format is ${picture.pix_fmt ?? 'unknown'}.`);
  return {
    seconds,
    startSeconds: Number(format.start_time ?? 0) || 0,
    width,
    height,
    framesPerSecond: framesOf(picture),
    picture: picture.index,
    sound: sounds[0]?.index,
    interlaced: /^(?:tt|bb|tb|bt)$/.test(picture.field_order ?? ''),
    wideLight: /^(?:smpte2084|arib-std-b67)$/.test(picture.color_transfer ?? ''),
  };
}

const isPicture = ({ codec_type, disposition }: ProbedStream): boolean =>
  codec_type === 'video' && disposition?.attached_pic !== 1;

function sizeOf(picture: ProbedStream): { width: number; height: number } {
  const { width = 0, height = 0 } = picture;
  const shown = Math.round(width * (ratioOf(picture.sample_aspect_ratio, ':') ?? 1));
  const longer = Math.max(width, height, shown);
  if (longer > widthMax || Math.min(Math.max(width, shown), height) > heightMax)
    throw new EncodingProblem('picture-too-large', `It is ${width} × ${height}, shown ${shown} wide.`);
  if (Math.min(width, height, shown) < sideMin)
    throw new EncodingProblem('not-a-video', `It is ${width} × ${height}, shown ${shown} wide.`);
  return isTurned(picture) ? { width: height, height: shown } : { width: shown, height };
}

/** Whether it is shown turned by a quarter. */
function isTurned({ tags, side_data_list }: ProbedStream): boolean {
  const rotation = side_data_list?.find((data) => data.rotation !== undefined)?.rotation ?? Number(tags?.rotate ?? 0);
  return Math.round(rotation / 90) % 2 !== 0;
}

function framesOf({ avg_frame_rate, r_frame_rate }: ProbedStream): number {
  const frames = ratioOf(avg_frame_rate, '/') ?? ratioOf(r_frame_rate, '/') ?? 0;
  // The average of a film that ends with half a frame's time is a bit more than it is called.
  if (frames < framesMin * 0.99 || frames > framesMax * 1.01)
    throw new EncodingProblem('odd-frame-rate', `It has ${frames} frames a second.`);
  return frames;
}

function ratioOf(text: string | undefined, between: string): number | undefined {
  const [above, below] = (text ?? '').split(between).map(Number);
  return above && below ? above / below : undefined;
}
