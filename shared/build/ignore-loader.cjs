/** On the server a global stylesheet has nothing to say. */
module.exports = function ignoreLoader() {
  return '';
};
