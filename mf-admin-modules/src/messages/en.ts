import staff from '@vidyapath/client/formats/staff-messages/en';
import type { Messages } from '@vidyapath/platform-api/i18n';

const messages = {
  ...staff,
  modules: {
    title: 'Course Module',
    table: 'Modules',
    empty: 'No modules yet',
    emptyText: 'Modules are the chapters of a course; their videos belong to them.',
    add: 'Add a module',
    deleteTitle: 'Delete module',
    deleteSubject: '{{name}} ({{course}})',
    deleteNote: 'Its videos are deleted with it.',
    created: 'Module created successfully!',
    updated: 'Module updated successfully!',
    deleted: 'Module deleted successfully!',
    failed: {
      load: 'Failed to load Modules.',
      create: 'Failed to create Module.',
      update: 'Failed to update Module.',
      fetch: 'Failed to fetch Module details.',
      delete: 'Failed to delete Module.',
      reload: 'Failed to reload modules after delete.',
    },
  },
  form: {
    ...staff.form,
    CourseId: 'Course',
    chooseCourse: 'Select Course',
    ModuleName: 'Module name',
    SequenceNo: 'Sequence No',
    ModuleDescription: 'Description',
    sequenceHint: 'If the number is taken, the later modules move down.',
  },
  courses: {
    find: 'Find by name',
    loading: 'Loading the courses…',
    failed: 'The courses could not be loaded.',
    failedToast: 'Failed to load courses.',
    none: 'There is no course yet. Add the first one under Course Master.',
    noMatch: 'No course matches “{{text}}”.',
    listed: '{{listed}} of {{total}} courses are in the list.',
    more: 'Show more courses',
    reading: '…',
    unknown: 'A course that could not be found',
  },
  rule: {
    ...staff.rule,
    course: 'Please select a valid Course.',
    sequence: 'Write a whole number from {{min}} to {{max}}.',
  },
  list: {
    ...staff.list,
    filter: 'Course',
    allCourses: 'All courses',
    attachments: 'Attachments of {{name}}',
    noMatch: 'No module matches.',
    showAll: 'Show all modules',
  },
  columns: { CourseName: 'Course', ModuleName: 'Module', ModuleDescription: 'Description', SequenceNo: 'Sequence No' },
  inline: {
    ModuleName: 'Change name of {{name}}',
    ModuleDescription: 'Change description of {{name}}',
    SequenceNo: 'Change sequence no of {{name}}',
    field: '{{field}} of {{name}}',
    save: 'Save change',
    cancel: 'Cancel change',
  },
  notice: {
    ModuleName: {
      empty: 'Module Name cannot be empty.',
      updated: 'Module Name updated!',
      failed: 'Failed to update Module Name.',
    },
    ModuleDescription: {
      empty: 'Module Description cannot be empty.',
      updated: 'Module Description updated!',
      failed: 'Failed to update Module Description.',
    },
    SequenceNo: { updated: 'Sequence No. updated!', failed: 'Failed to update Sequence No.' },
  },
  videos: {
    title: 'Module Videos for: {{module}} ({{course}})',
    close: 'Close',
    name: 'Video Name',
    url: 'Video URL',
    urlHint:
      'A video file, an archive.org item or a video of the sharing service. Only an uploaded file is protected from those who have not bought the course; a file elsewhere opens for anyone who has its address.',
    add: 'Add Video',
    reading: 'Reading the duration',
    list: 'Videos of the module',
    sequence: 'No. {{number}}',
    delete: 'Delete {{name}}',
    empty: 'No videos yet',
    emptyText: 'Add the first one by its name and address.',
    loadFailed: 'The videos could not be loaded.',
    loading: 'Loading the videos',
    added: 'Added {{name}}',
    deleteTitle: 'Delete video',
    deleteQuestion: 'Are you sure you want to delete this video?',
  },
  problem: {
    ...staff.problem,
    noDuration: 'The duration could not be read. Check the address and try again.',
  },
} satisfies Messages;

export default messages;

declare module '@vidyapath/platform-api/i18n' {
  interface OwnMessages {
    mf_admin_modules: typeof messages;
  }
}
