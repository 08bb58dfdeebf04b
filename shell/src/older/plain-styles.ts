import { COLOURS } from '@trust/shared/ui/colours';

const { surface, card, text, 'text-soft': soft, line, brand, 'on-brand': onBrand, focus } = COLOURS.light;
const { error } = COLOURS.light;

/**
 * The styles of a page in a browser that is too old for the site's own: one column by the page's elements, since classes
 * are each release's. Nothing newer than 2017; light only, since a page is written for both schemes by the styles that
 * this browser leaves out.
 */
export const PLAIN_STYLES = [
  '*{box-sizing:border-box}',
  `body{max-width:44rem;margin:0 auto;padding:0 1rem 2rem;font:1.0625rem/1.6 'Anek','Anek with Malayalam',sans-serif;color:${text};background:${surface};word-wrap:break-word;overflow-wrap:break-word}`,
  ':lang(ml){line-height:1.8}',
  'h1,h2,h3,h4{line-height:1.3;margin:1.5rem 0 .5rem}h1{font-size:1.75rem}h2{font-size:1.4rem}h3{font-size:1.15rem}',
  'p,ul,ol,dl,table,figure,fieldset{margin:.5rem 0 1rem}ul,ol{padding-left:1.5rem}dd{margin:0 0 .5rem}',
  // A drawing is its lines: what it is filled with is in the styles that are left out.
  'img,video,iframe{max-width:100%;height:auto}svg{max-width:100%;max-height:18rem;vertical-align:middle;fill:none;stroke:currentColor;stroke-width:1.5}',
  `svg text{fill:currentColor;stroke:none}svg[role=progressbar]{width:100%;height:.5rem;fill:${brand};stroke:none;background:${line}}`,
  `a{color:${brand};padding:.2rem 0;margin-right:.6rem}p a,h2 a,h3 a{margin-right:0}`,
  `header,footer{padding:.75rem 0;border-bottom:1px solid ${line}}footer{border:0;border-top:1px solid ${line};margin-top:2rem;color:${soft}}`,
  'nav ul,header ul,footer ul{padding:0;list-style:none}nav li,header li,footer li{display:inline-block;margin:.2rem .9rem .2rem 0}',
  'li>article,li>a>img{margin-bottom:.75rem}',
  `fieldset{border:1px solid ${line};padding:.75rem 1rem}legend{font-weight:bold}`,
  'label{display:inline-block;margin:.5rem .75rem .25rem 0}',
  `input,select,textarea{max-width:100%;min-height:2.75rem;padding:.4rem .6rem;font:inherit;color:inherit;background:${card};border:1px solid ${soft};border-radius:.3rem}`,
  'input:not([type]),input[type=text],input[type=tel],input[type=email],input[type=search],input[type=password],textarea,select{display:block;width:100%}textarea{min-height:6rem}',
  'input[type=radio],input[type=checkbox]{min-height:0;width:1.25rem;height:1.25rem;margin-right:.4rem;vertical-align:middle}',
  `button{min-height:2.75rem;margin:.4rem .5rem .4rem 0;padding:.5rem 1rem;font:inherit;color:${brand};background:${card};border:1px solid ${brand};border-radius:.3rem}`,
  `button[type=submit]{color:${onBrand};background:${brand}}`,
  `summary{padding:.5rem 0;color:${brand};cursor:pointer}summary h2,summary h3{display:inline}`,
  `table{border-collapse:collapse;width:100%}th,td{padding:.4rem;border:1px solid ${line};text-align:left}`,
  `[role=alert],[aria-invalid=true]{border-color:${error}}[role=alert]{padding:.75rem 1rem;border:2px solid ${error}}`,
  `:focus{outline:3px solid ${focus};outline-offset:2px}`,
  // What is hidden holds the field that only programs fill in; what follows waits for scripts, or repeats the links above it.
  'dialog:not([open]),[hidden],div[aria-hidden=true],button[type=button],header details{display:none}',
].join('');
