import { globalAgent } from 'node:http';
import { ask } from './deploy/bench/load/ask.ts';
globalAgent.maxSockets = 50; globalAgent.maxFreeSockets = 50;
const end = performance.now() + Number(process.argv[2]) * 1000; let n = 0, bad = 0;
await Promise.all(Array.from({ length: 50 }, async () => { while (performance.now() < end) { (await ask(new URL(process.argv[4]!), { method: 'GET', path: process.argv[3]! }, '10.0.0.7')) === 200 ? n++ : bad++; } }));
console.log(process.argv[3], n / Number(process.argv[2]), bad);
process.exit(0);
