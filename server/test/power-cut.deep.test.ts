import { cutting } from './power-cuts.ts';

cutting(10);
