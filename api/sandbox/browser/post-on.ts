const form = document.getElementById('on');
if (form instanceof HTMLFormElement) {
  const { back } = form.dataset;
  // Whether this page keeps its place in the history depends on whether it has loaded when the form is sent.
  if (back !== undefined) history.replaceState(null, '', back);
  form.submit();
}
