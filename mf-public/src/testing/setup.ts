import '@vidyapath/testing/everything-in-sight';
import { configure } from '@testing-library/dom';

configure({
  defaultHidden: false,
  getElementError: (message) => new Error(message ?? 'not found'),
});

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;
