import { lesson, type DemoCourse } from './demo-course';

export const reactCourse: DemoCourse = {
  name: 'React, Complete: from First Component to Production',
  description:
    'Twelve modules and forty lessons that take you from your first component to an app that is tested, accessible and deployed. One project grows through the whole course: a timetable and attendance app for a coaching centre.',
  language: 'English',
  author: 'Meera Krishnan',
  rating: 4.5,
  price: [3999, 1999],
  premium: true,
  bestSeller: true,
  info: {
    lead: 'React rewards those who think in state and not in steps. Each module adds one idea to the same app, so that you always see why it is needed.',
    learn: [
      '*Components*: cutting a screen into parts that can be named and tested',
      '*State*: where it belongs, how it flows, and what should not be state at all',
      '*Data*: loading, caching, errors and optimistic changes',
      '*Quality*: tests that read like a user, keyboard access, and performance that you measured',
    ],
    audience: 'Developers who know JavaScript functions, arrays and promises.',
    needs: 'Node.js 20 or later, an editor, and about five hours a week for eight weeks.',
  },
  modules: [
    lesson('Thinking in components', 'What React does for you, and how a screen becomes a tree of components.', 'What React is for', 'Your first component', 'Cutting a screen into parts', 'Props, in one direction'),
    lesson('JSX and rendering', 'From data to elements: lists, conditions, keys, and what a render really is.', 'JSX is an expression', 'Lists and keys', 'Conditions without nesting', 'What a render does'),
    lesson('State', 'The memory of a component, and the art of keeping little of it.', 'useState', 'Events and updates', 'Derived values are not state', 'Lifting state up'),
    lesson('Forms', 'Inputs, labels and messages that people understand.', 'Controlled inputs', 'Validation that waits its turn', 'Errors that are read out'),
    lesson('Effects', 'Touching the world outside React, and cleaning up afterwards.', 'What an effect is for', 'Cleaning up', 'Effects you do not need'),
    lesson('Custom hooks', 'Give a behaviour a name and use it twice.', 'Extracting a hook', 'A hook for the timetable', 'Testing a hook'),
    lesson('Routing', 'Addresses that can be shared, reloaded and bookmarked.', 'Routes and links', 'The address holds the filters', 'Guards and redirects'),
    lesson('Server data', 'Loading, caching and failing without losing what was typed.', 'Fetch with states', 'Caching by key', 'Mutations and invalidation', 'Optimistic changes'),
    lesson('Context and stores', 'Sharing without passing through everything.', 'When context fits', 'A small store', 'Selecting only what you need'),
    lesson('Testing', 'Tests that use the app as a person does.', 'Find by role and name', 'A fake server', 'Testing failures'),
    lesson('Performance and access', 'Measure first; make it work with a keyboard always.', 'The profiler', 'Loading code when needed', 'Focus and keyboard'),
    lesson('To production', 'Build, deploy, watch, and roll back when you must.', 'A build you can trust', 'Deploying the attendance app', 'Reading errors from the field'),
  ],
};
