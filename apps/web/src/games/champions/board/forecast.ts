import { forecast as forecastOf, type View } from '@assemble/champions';
import { content } from '../data.ts';

/** What the next villain phase is going to do with the table as it lies. */
export const forecast = (view: View) => forecastOf(content, view);
