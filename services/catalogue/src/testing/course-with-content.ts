import type { Factories } from './factories';

/** Two active modules, one of them empty, and an inactive one between them. */
export async function courseWithContent(make: Factories, is_public = true) {
  const course = await make.course({ is_public });
  const empty = await make.courseModule(course.course_id, { ModuleName: 'Empty', SequenceNo: 7 });
  const inactive = await make.courseModule(course.course_id, {
    ModuleName: 'Inactive',
    SequenceNo: 5,
    Status: 'Inactive',
  });
  const full = await make.courseModule(course.course_id, { ModuleName: 'Full', SequenceNo: 2 });
  await make.video(full, { video_title: 'Second', duration_in_seconds: 90 });
  await make.video(full, { video_title: 'First', duration_in_seconds: 30, sequence_no: 1 });
  await make.video(inactive, {
    video_title: 'Secret',
    duration_in_seconds: 1_000,
    video_url: 'https://secret.example/x.mp4',
  });
  return { course, empty, inactive, full };
}
