import '@vidyapath/testing/everything-in-sight';
import { configure } from '@testing-library/dom';

configure({
  defaultHidden: false,
  getElementError: (message) => new Error(message ?? 'not found'),
});

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined;
