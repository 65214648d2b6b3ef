/** A Turbopack loader: removes the byte order mark of Windows editors, which Turbopack rejects. @param {string} text */
module.exports = (text) => text.replace(/^\ufeff/, '');
