import { cutting } from './power-cuts.ts';

cutting(1);
