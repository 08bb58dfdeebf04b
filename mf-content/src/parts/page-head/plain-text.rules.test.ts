import { toPlainText } from './plain-text.rules.ts';

test.each([
  ['<p>A new roof.</p><p>Work begins.</p>', 'A new roof. Work begins.'],
  ['<p>The <strong>roof</strong>, at last</p>', 'The roof, at last'],
  ['Tea &amp; rice&nbsp;&#8377;500 &#x20B9;7', 'Tea & rice ₹500 ₹7'],
  ['<style>p{color:red}</style><script>alert(1)</script>Help', 'Help'],
  ['<p>നിലമ്പൂരിൽ ഒരു വീട്</p>', 'നിലമ്പൂരിൽ ഒരു വീട്'],
  ['5 &unknown; 6 &#0; 7', '5 &unknown; 6 &#0; 7'],
  ['', ''],
])('%j reads as %j', (html, text) => {
  expect(toPlainText(html)).toBe(text);
});
