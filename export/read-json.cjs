/** A loader of Turbopack, which takes a byte order mark for a mistake. Editors of Windows put it first. @param {string} text */
module.exports = (text) => text.replace(/^\ufeff/, '');
