import type { Messages } from '@vidyapath/platform-api/i18n';

/** What the staff's screens say alike; each slice builds it into its own messages. */
const messages = {
  tabs: { label: 'Add or view', add: 'Add', view: 'View' },
  toast: { success: 'Success', error: 'Error', validation: 'Validation Error', required: 'Please fill all required fields.' },
  form: {
    add: 'Add Course',
    edit: 'Edit Course',
    mandatory: 'All * fields are mandatory',
    save: 'Save',
    update: 'Update',
    cancel: 'Cancel',
    loading: 'Loading the form',
    restored: 'We kept what you typed before your session ended.',
  },
  list: {
    actions: 'Actions',
    edit: 'Edit {{name}}',
    delete: 'Delete {{name}}',
    sizes: 'Rows per page',
    all: 'All',
    search: 'Search',
    pages: 'Pages',
    first: 'First',
    previous: 'Prev',
    next: 'Next',
    last: 'Last',
    position: 'Page {{page}} of {{pages}}',
    retry: 'Try again',
  },
  delete: {
    question: 'Are you sure you want to delete this course?',
    confirm: 'Delete',
    cancel: 'Cancel',
    changed: 'Somebody changed it a moment ago. Delete it all the same?',
  },
  leave: {
    title: 'Leave without saving?',
    question: 'What you typed in this form is not saved yet.',
    confirm: 'Leave',
    cancel: 'Stay',
  },
  conflict: {
    title: 'Somebody saved a newer version',
    text: 'While you were editing, this was changed by somebody else. Nothing of yours is lost yet.',
    theirs: 'In their version:',
    same: 'Both versions show the same here.',
    difference: '{{field}}: {{value}}',
    load: 'Load their version',
    overwrite: 'Overwrite with mine',
    stay: 'Keep editing',
  },
  problem: {
    offline: 'No answer came. Check your connection and try again.',
    signedOut: 'Your session has ended. Log in again to go on.',
    forbidden: 'Your account may not change this. Ask an administrator for the right role.',
    gone: 'It does not exist any more; somebody may have deleted it.',
    newer: 'Somebody saved a newer version.',
    slowDown_one: 'Too many requests. Try again in {{count}} second.',
    slowDown_other: 'Too many requests. Try again in {{count}} seconds.',
    slowDown: 'Too many requests. Try again in a moment.',
    away: 'The service is not available right now. Try again in a moment.',
    // What the service says, which is English; other languages say it in their own words.
    server: '{{detail}}',
    field: '{{detail}}',
    unknown: 'Something went wrong. Try again.',
    kept: '{{text}} What you typed is still here.',
  },
  rule: {
    required: '{{field}} is required.',
    tooLong: '{{field}} can have at most {{max}} characters.',
    url: 'Write a web address that starts with http:// or https://.',
  },
} satisfies Messages;

export default messages;
