/** Paths of uploaded lessons and of files of lessons. Not in `paths`, which every page loads. */
export const lessonPaths = {
  lessonUploads: '/api/media/uploads',
  lessonUpload: (id: string) => `/api/media/uploads/${id}`,
  lessonRoom: '/api/media/lesson-room',
  assets: '/api/media/assets',
  asset: (id: string) => `/api/media/assets/${id}`,
  assetNext: (id: string) => `/api/media/assets/${id}/next`,
  assetRetry: (id: string) => `/api/media/assets/${id}/retry`,
  assetPlay: (id: string) => `/api/media/assets/${id}/play`,
  assetPoster: (id: string) => `/api/media/assets/${id}/poster`,
  assetCaptions: (id: string, language: string) => `/api/media/assets/${id}/captions/${language}`,
  assetCaptionsFile: (id: string, language: string) => `/api/media/assets/${id}/captions/${language}.vtt`,
  assetCaptionsApproval: (id: string, language: string) => `/api/media/assets/${id}/captions/${language}/approve`,
  handouts: (videoId: number | string) => `/api/courseModule/moduleVideo/${videoId}/files`,
  handout: (videoId: number | string, fileId: string) => `/api/courseModule/moduleVideo/${videoId}/files/${fileId}`,
  archiveVideos: (item: string) => `/api/media/archive-items/${item}/videos`,
  play: '/api/courseProgress/play',
} as const;
