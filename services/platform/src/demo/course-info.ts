import type { DemoCourse } from './content/demo-course';

const headings = {
  English: { learn: 'What you will learn', audience: 'Who it is for', needs: 'What you need' },
  Hindi: { learn: 'आप क्या सीखेंगे', audience: 'यह किसके लिए है', needs: 'क्या चाहिए' },
};

/** The rich text of a demo course, as the course form's editor would make it. */
export function courseInfo({ language, info }: Pick<DemoCourse, 'language' | 'info'>): string {
  const words = headings[language];
  const points = info.learn.map((point) => `<li>${emphasised(point)}</li>`).join('');
  return [
    `<p>${emphasised(info.lead)}</p>`,
    `<h2>${words.learn}</h2><ul>${points}</ul>`,
    `<h2>${words.audience}</h2><p>${emphasised(info.audience)}</p>`,
    `<h2>${words.needs}</h2><p>${emphasised(info.needs)}</p>`,
  ].join('');
}

function emphasised(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return escaped.replace(/\*([^*]+)\*/g, '<strong>$1</strong>');
}
