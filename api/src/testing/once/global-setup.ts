import { compileProcesses } from '../compile-processes.ts';

export default compileProcesses;
