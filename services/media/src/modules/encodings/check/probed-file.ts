import { Type, type Static } from 'typebox';

/** What ffprobe says of a file. */
export const ProbedFileSchema = Type.Object({
  format: Type.Object({ duration: Type.Optional(Type.String()), start_time: Type.Optional(Type.String()) }),
  streams: Type.Array(
    Type.Object({
      index: Type.Integer(),
      codec_type: Type.Optional(Type.String()),
      width: Type.Optional(Type.Integer()),
      height: Type.Optional(Type.Integer()),
      pix_fmt: Type.Optional(Type.String()),
      sample_aspect_ratio: Type.Optional(Type.String()),
      avg_frame_rate: Type.Optional(Type.String()),
      r_frame_rate: Type.Optional(Type.String()),
      field_order: Type.Optional(Type.String()),
      color_transfer: Type.Optional(Type.String()),
      disposition: Type.Optional(Type.Object({ attached_pic: Type.Integer() })),
      tags: Type.Optional(Type.Object({ rotate: Type.Optional(Type.String()) })),
      side_data_list: Type.Optional(Type.Array(Type.Object({ rotation: Type.Optional(Type.Number()) }))),
    }),
  ),
});
export type ProbedFile = Static<typeof ProbedFileSchema>;
export type ProbedStream = ProbedFile['streams'][number];

export const shownEntries = [
  'format=duration,start_time',
  'stream=index,codec_type,width,height,pix_fmt,sample_aspect_ratio,avg_frame_rate,r_frame_rate,field_order,color_transfer',
  'stream_disposition=attached_pic',
  'stream_tags=rotate',
  'stream_side_data=rotation',
].join(':');
