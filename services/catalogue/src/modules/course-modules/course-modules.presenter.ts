import type { CourseModule } from '@vidyapath/http/course-module';
import type { CourseModuleRow } from './course-modules.repository';

export const presentCourseModule = (row: CourseModuleRow): CourseModule => ({
  ModuleId: row.module_id,
  CourseId: row.course_id,
  CourseName: row.course_name,
  ModuleName: row.module_name,
  ModuleDescription: row.module_description,
  SequenceNo: row.sequence_no,
  Status: row.status,
});
