'use client';

export { Showcase as default } from '../shared/showcase';
