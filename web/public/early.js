// Before the first paint: the remembered theme and language, so that nothing flashes.
try {
  const { theme, lang } = JSON.parse(localStorage.getItem('orrery:preferences') ?? '{}');
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
  if (lang === 'en' || lang === 'fr') document.documentElement.lang = lang;
} catch {
  // Storage is closed or holds something else: the system's wishes stand.
}
