import type { Source } from '../check/check.policy';
import { inputOptions, words } from '../work';
import { type FrameRate, framesOfGroup, type PlannedRendition, segmentSeconds } from './renditions.policy';

/** Names below the folder of a version. */
export const playlistName = 'index.m3u8';
export const initName = 'init.mp4';

const soundHz = 48_000;
/** Threads of each decoder and encoder. */
const threads = '2';
/** Seconds of the rate that a player has to store ahead. */
const bufferSeconds = 1.5;
const bytesPerKilobit = 125;

/** Values for ffmpeg: the source is decoded once for all of `renditions`, each of which gets a folder of its name below `folder`. */
export function encodeValues(
  name: string,
  source: Source,
  rate: FrameRate,
  renditions: readonly PlannedRendition[],
  folder: string,
): string[] {
  const pictures = renditions.filter(({ height }) => height > 0);
  const sounds = source.sound === undefined ? [] : renditions;
  return [
    '-nostdin',
    '-hide_banner',
    ...words('-v error -nostats -progress pipe:1'),
    ...inputOptions,
    ...words(`-threads ${threads} -i ${name}`),
    '-filter_complex',
    [...pictureFilters(source, rate, pictures), ...soundFilters(source, sounds)].join(';'),
    ...renditions.flatMap((rendition) => [
      ...(rendition.height > 0 ? ['-map', `[picture-${rendition.name}]`, ...pictureValues(rendition, rate)] : []),
      ...(sounds.length > 0 ? ['-map', `[sound-${rendition.name}]`, ...soundValues(rendition)] : []),
      ...segmentValues(rendition, source, `${folder}/${rendition.name}`),
    ]),
  ];
}

const labels = (kind: string, renditions: readonly PlannedRendition[]): string =>
  renditions.map(({ name }) => `[${kind}-${name}]`).join('');

function pictureFilters(
  { picture, interlaced, wideLight }: Source,
  { frames, per }: FrameRate,
  renditions: readonly PlannedRendition[],
): string[] {
  if (renditions.length === 0) return [];
  // The first picture also stands for the time before it, so that picture and sound begin together in each rendition.
  const shared = [...(interlaced ? ['yadif'] : []), `fps=fps=${frames}/${per}:start_time=0`];
  const inner = renditions.map(({ name }) => `[shared-${name}]`).join('');
  return [
    `[0:${picture}]${shared.join(',')},split=${renditions.length}${inner}`,
    ...renditions.map(
      ({ name, width, height }) =>
        `[shared-${name}]scale=${width}:${height}:flags=bicubic,setsar=1,${eightBits(wideLight)}[picture-${name}]`,
    ),
  ];
}

/** A wide range of light looks grey on screens without one. */
export const eightBits = (wideLight: boolean): string =>
  wideLight
    ? 'zscale=t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv,format=yuv420p'
    : 'format=yuv420p';

const soundFilters = ({ sound }: Source, renditions: readonly PlannedRendition[]): string[] =>
  renditions.length === 0
    ? []
    : [
        `[0:${sound}]aresample=${soundHz}:async=1:first_pts=0,asplit=${renditions.length}${labels('sound', renditions)}`,
      ];

function pictureValues({ pictureRate }: PlannedRendition, rate: FrameRate): string[] {
  const group = String(framesOfGroup(rate));
  return [
    ...words('-c:v libx264 -preset veryfast -profile:v main -crf 26'),
    ...words(`-maxrate ${pictureRate}k -bufsize ${pictureRate * bufferSeconds}k`),
    ...words(`-g ${group} -keyint_min ${group} -sc_threshold 0 -flags +cgop -threads ${threads}`),
  ];
}

const soundValues = ({ soundRate, channels }: PlannedRendition): string[] =>
  words(`-c:a aac -profile:a aac_low -b:a ${soundRate}k -ac ${channels}`);

const segmentValues = (rendition: PlannedRendition, { seconds }: Source, folder: string): string[] => [
  ...words('-sn -dn -map_metadata -1 -map_chapters -1'),
  ...words(`-t ${seconds + 1} -fs ${bytesMax(rendition, seconds)}`),
  ...words(`-f hls -hls_time ${segmentSeconds} -hls_playlist_type vod -hls_list_size 0`),
  ...words(`-hls_segment_type fmp4 -hls_fmp4_init_filename ${initName} -hls_flags independent_segments`),
  ...words(`-start_number 1 -hls_segment_filename ${folder}/s%05d.m4s ${folder}/${playlistName}`),
];

/** More than the rates allow means that the encoder does not do what it was told. */
export const bytesMax = ({ pictureRate, soundRate }: PlannedRendition, seconds: number): number =>
  Math.ceil((pictureRate + soundRate) * 2 * bytesPerKilobit * (seconds + 10));
