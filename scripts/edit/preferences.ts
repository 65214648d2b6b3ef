const KEY = 'sveltia-cms.prefs';

// Sveltia CMS reads its preferences while it is loaded, so they are there before. A kept draft is the whole file as it was at the
// time: restored, it would undo what others have changed since.
const own = JSON.parse(localStorage.getItem(KEY) ?? '{"closeOnSave":false,"locale":"en-US"}');
localStorage.setItem(KEY, JSON.stringify({ ...own, useDraftBackup: false }));
