import escapeHtml from 'escape-html';
import { both, type Bilingual } from './text.ts';

const style = `
@page { size: A4; margin: 16mm 17mm 15mm; }
* { box-sizing: border-box; }
body { /* Fonts with one file per weight: a variable font would be embedded at five times the size. */
  font: 10.5pt/1.5 'Noto Sans', 'Noto Sans Malayalam', sans-serif; color: #17231e; margin: 0; }
.ml { display: block; line-height: 1.6; color: #37453e; }
header { display: flex; gap: 5mm; align-items: center; border-bottom: 1.2pt solid #0f4a3b; padding-bottom: 4mm; margin-bottom: 6mm; }
header strong { display: block; font-size: 13pt; line-height: 1.25; }
header small { font-size: 9pt; color: #37453e; }
h1 { font-size: 17pt; line-height: 1.25; margin: 0 0 3mm; }
h1 .ml { font-size: 14pt; line-height: 1.5; }
h2 { font-size: 11.5pt; margin: 6mm 0 2mm; break-after: avoid; }
h2 .ml { font-size: 10.5pt; }
p { margin: 0 0 3mm; }
table { width: 100%; border-collapse: collapse; margin: 5mm 0; }
th, td { border-bottom: .5pt solid #8b979b; padding: 1.8mm 2mm; text-align: start; vertical-align: top; }
th { border-bottom: 1pt solid #17231e; }
td:last-child, th:last-child { text-align: end; white-space: nowrap; }
ol { padding-left: 6mm; margin: 0; } li { margin-bottom: 1.6mm; break-inside: avoid; }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: 3mm 6mm; }
.field { border-bottom: .6pt solid #17231e; min-height: 19mm; break-inside: avoid; font-size: 9.5pt; }
.field.tall { grid-column: 1 / -1; min-height: 32mm; }
.choices { grid-column: 1 / -1; break-inside: avoid; font-size: 9.5pt; }
.choices span.box { display: inline-block; margin: 1mm 6mm 1mm 0; } .choices span.box::before { content: '☐ '; }
.choices span.box .ml, .inline .ml { display: inline; margin-left: 1.2mm; }
.photo { float: right; width: 35mm; height: 45mm; border: .6pt dashed #17231e; font-size: 8.5pt; padding: 3mm; margin-left: 5mm; text-align: center; }
.sign { display: flex; justify-content: space-between; gap: 10mm; margin-top: 16mm; }
.sign div { border-top: .6pt solid #17231e; flex: 1; padding-top: 1.5mm; font-size: 9.5pt; }
.specimen { position: fixed; inset: 90mm 0 auto; text-align: center; font-size: 74pt; font-weight: 800; color: #c14f1226; transform: rotate(-28deg); letter-spacing: 4mm; }
footer { margin-top: 8mm; font-size: 8.5pt; color: #5c6a62; }
`;

const mark = `<svg width="44" height="44" viewBox="0 0 44 44"><rect width="44" height="44" rx="12" fill="#0f4a3b"/><path d="M8 24 22 12l14 12" fill="none" stroke="#f3b562" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/><path d="M22 34c-6-3.4-9-6.6-9-10 0-2.500 1.800-4 4-4 2 0 3.800 1.200 5 3 1.200-1.800 3-3 5-3 2.200 0 4 1.500 4 4 0 3.400-3 6.600-9 10Z" fill="#fff7e6"/></svg>`;

/** A whole A4 document with the trust's head and a line that says that it is a sample. */
export function sheet(trust: Bilingual, title: Bilingual, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title.en)}</title><style>${style}</style>
<header>${mark}<div><strong>${escapeHtml(trust.en)}</strong><small lang="ml">${escapeHtml(trust.ml)}</small></div></header>
<h1>${both(title)}</h1>${body}
<footer>Sample document of a demonstration trust. <span lang="ml">മാതൃകാ ട്രസ്റ്റിന്റെ മാതൃകാരേഖ.</span></footer></html>`;
}
