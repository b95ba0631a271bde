import type { APIRoute } from 'astro';
import { BASE } from '../base-path.js';
import { hostFiles } from '../layout/host-files.js';

const files = hostFiles(BASE);

/** One file for each kind of host that reads its settings from the published folder. */
export const getStaticPaths = () => Object.keys(files).map((hostFile) => ({ params: { hostFile } }));

export const GET: APIRoute = ({ params }) => new Response(files[params['hostFile'] ?? '']);
