const english = {
  loading: 'Loading…',
  failed: 'This window could not be loaded. It is still being tried; nothing you typed is lost.',
  retry: 'Try again',
  close: 'Close',
};
const texts: Record<string, typeof english> = {
  en: english,
  hi: {
    loading: 'लोड हो रहा है…',
    failed: 'यह विंडो लोड नहीं हो सकी। कोशिश जारी है; आपका लिखा हुआ सुरक्षित है।',
    retry: 'फिर से कोशिश करें',
    close: 'बंद करें',
  },
};

/** In the page's language. Not from the slice's messages: an older release of it may lack them. */
export const loadingTexts = () => texts[document.documentElement.lang] ?? english;
