const form = document.getElementById('on');
if (form instanceof HTMLFormElement) form.submit();
