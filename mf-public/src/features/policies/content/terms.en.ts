import type { PolicyText } from '../lib/policy-text';

const terms: PolicyText = {
  lead: 'These terms are the agreement between you and {{app}}.',
  updated: 'Last updated: September 16, 2025',
  sections: [],
};

export default terms;
