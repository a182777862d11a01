/** The landing page's sections and the catalogue. */
export const siteLinks = [
  { name: 'home', to: '/' },
  { name: 'about', to: '/#about' },
  { name: 'contact', to: '/#contact' },
  { name: 'testimonials', to: '/#testimonials' },
  { name: 'pricing', to: '/#pricing' },
  { name: 'courses', to: '/course/available-course' },
] as const;
