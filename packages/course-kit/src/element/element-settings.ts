import type { MessageOverrides } from '../messages/course-messages.js';
import type { Course } from '../model/course.js';
import type { AuthoredCourse } from '../model/authored-course.js';
import type { CourseStorage } from '../ports/course-storage.js';
import { defaultLinkFor, NO_LINKS, type LinkFor } from '../state/link-target.js';

/** What an element is set to by properties; they win over attributes. */
export interface ElementProperties {
  readonly course: Course | AuthoredCourse | undefined;
  readonly storageAdapter: CourseStorage | undefined;
  readonly linkFor: LinkFor | undefined;
  readonly messages: MessageOverrides | undefined;
}

/** The attributes that elements go by. */
export const ELEMENT_ATTRIBUTES = [
  'src',
  'level',
  'task',
  'exercises',
  'checks',
  'locale',
  'storage',
  'namespace',
  'base',
  'media-hosts',
  'theme',
] as const;

/** The properties of elements; they win over attributes. */
export const ELEMENT_PROPERTIES = ['course', 'storageAdapter', 'linkFor', 'messages'] as const;

/** Addresses on the site that `base` names; without it there are none. */
export function linksOf(element: Element): LinkFor {
  const base = element.getAttribute('base');
  if (base === null) return NO_LINKS;
  const site = new URL(base, document.baseURI);
  const path = site.pathname.replace(/\/$/u, '');
  return (target) => new URL(path + defaultLinkFor(target), site).href;
}

/** Hosts that videos may come from besides the page's own, which stand in an attribute with spaces between. */
export function mediaHostsOf(element: Element): readonly string[] {
  return element.getAttribute('media-hosts')?.trim().split(/\s+/u) ?? [];
}

/** A count from 1, 1 where it is not given. @throws Error naming the attribute. */
export function numberOf(element: Element, attribute: 'level' | 'task'): number {
  const text = element.getAttribute(attribute) ?? '1';
  if (!/^[1-9]\d*$/u.test(text))
    throw new Error(`${attribute}: expected a whole number from 1, got "${text}"`);
  return Number(text);
}
