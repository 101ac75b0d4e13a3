import { postgresPlaces } from '../testing/stores.ts';
import { outagesOn } from './outages-on.ts';

outagesOn('PostgreSQL', postgresPlaces());
