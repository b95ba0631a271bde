import type { APIRoute } from 'astro';
import { handedOut } from '../../layout/handed-out.js';

/** The flows that lessons hand out, such as `flows/level1-task4.json`. */
const flows = handedOut(import.meta.env['COURSE_FLOWS']);

export const getStaticPaths = () => flows.files.map((file) => ({ params: { file } }));

export const GET: APIRoute = ({ params: { file = '' } }) => flows.answer(file);
