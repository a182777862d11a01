import type { CourseModule } from '@vidyapath/http/course-module';
import { titleOf } from '@vidyapath/http/file-title';
import { addressOfAsset } from '@vidyapath/http/lesson-names';
import { limits } from '@vidyapath/http/limits';
import { useAssetUpload } from '../../../lib/uploads/use-asset-upload';
import type { VideoCalls } from '../../../lib/videos.endpoints';

/** Uploading the files of a module's lessons. */
export function useUploadLesson({ CourseId, ModuleId }: CourseModule, calls: VideoCalls) {
  const upload = useAssetUpload('/course/module-master');
  return {
    ...upload,
    /** A new lesson whose file is sent now, named like the file unless it has a title. Resolves once it is in the list. */
    add: (file: File, title: string) =>
      upload.begin(file, {}, async (assetId) => {
        const video_title = [...(title.trim() || titleOf(file.name))].slice(0, limits.moduleVideo.titleMax).join('');
        const video = { course_id: CourseId, module_id: ModuleId, video_title, created_by: 'admin' };
        await calls.create({ ...video, video_url: addressOfAsset(assetId) });
      }),
  };
}
