import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { MessageOverrides } from '../messages/course-messages.js';
import type { Course } from '../model/course.js';
import type { AuthoredCourse } from '../model/authored-course.js';
import type { CourseStorage } from '../ports/course-storage.js';
import type { CourseEvent } from '../state/course-event.js';
import type { LinkFor } from '../state/link-target.js';
import { ElementApp } from './element-app.js';
import type { ElementServices } from './element-services.js';
import { ELEMENT_ATTRIBUTES, ELEMENT_PROPERTIES, type ElementProperties } from './element-settings.js';

/** An element of the kit, as scripts of a page see it. */
export interface CourseElement extends HTMLElement {
  /** The course itself, instead of `src`. */
  course: Course | AuthoredCourse | undefined;
  /** Where progress is kept, instead of `storage` and `namespace`. */
  storageAdapter: CourseStorage | undefined;
  /** Addresses, instead of `base`. */
  linkFor: LinkFor | undefined;
  /** Texts of the page instead of the kit's; those that are left out keep their default. */
  messages: MessageOverrides | undefined;
}

/** Makes the class of an element; at a call and not at import, because a server has no `HTMLElement`. */
export function courseElement(
  content: (element: HTMLElement) => ReactNode,
  services: ElementServices,
): CustomElementConstructor {
  class Element extends HTMLElement implements CourseElement {
    static readonly observedAttributes = ELEMENT_ATTRIBUTES;

    #root: Root | null = null;
    #properties: ElementProperties = {
      course: undefined,
      storageAdapter: undefined,
      linkFor: undefined,
      messages: undefined,
    };

    constructor() {
      super();
      const shadow = this.attachShadow({ mode: 'open' });
      shadow.adoptedStyleSheets = [services.styleSheet()];
      shadow.append(document.createElement('slot'));
    }

    connectedCallback() {
      for (const name of ELEMENT_PROPERTIES) this.#takeOver(name);
      this.#render();
    }

    disconnectedCallback() {
      // An element that is only moved is connected again by then, and keeps its state.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#root?.unmount();
        this.#root = null;
      });
    }

    attributeChangedCallback() {
      if (this.#root) this.#render();
    }

    get course() {
      return this.#properties.course;
    }
    set course(course) {
      this.#set({ course });
    }
    get storageAdapter() {
      return this.#properties.storageAdapter;
    }
    set storageAdapter(storageAdapter) {
      this.#set({ storageAdapter });
    }
    get linkFor() {
      return this.#properties.linkFor;
    }
    set linkFor(linkFor) {
      this.#set({ linkFor });
    }
    get messages() {
      return this.#properties.messages;
    }
    set messages(messages) {
      this.#set({ messages });
    }

    /** A property set before the element was defined hides the accessor. */
    #takeOver(name: (typeof ELEMENT_PROPERTIES)[number]) {
      const early = Object.getOwnPropertyDescriptor(this, name);
      if (!early) return;
      delete (this as Partial<CourseElement>)[name];
      this.#properties = { ...this.#properties, [name]: early.value as unknown };
    }

    #set(properties: Partial<ElementProperties>) {
      this.#properties = { ...this.#properties, ...properties };
      if (this.#root) this.#render();
    }

    #tell = (event: CourseEvent) => {
      this.dispatchEvent(new CustomEvent('course-event', { detail: event, bubbles: true, composed: true }));
    };

    #fail = (error: Error) => {
      this.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
    };

    #render() {
      const attribute = this.getAttribute('src');
      const source = attribute === null ? null : new URL(attribute, document.baseURI).href;
      // Asked for before React has begun; what goes wrong is told where it is shown.
      if (source !== null && !this.#properties.course) services.loadCourse(source).catch(() => {});
      // React does not take away what it did not put there, and a course has a container of its own.
      this.#root ??= createRoot(this.#container());
      this.#root.render(
        <ElementApp
          element={this}
          properties={this.#properties}
          services={services}
          source={source}
          storageName={this.getAttribute('storage')}
          namespace={this.getAttribute('namespace')}
          onEvent={this.#tell}
          onError={this.#fail}
        >
          {() => content(this)}
        </ElementApp>,
      );
    }

    #container(): HTMLElement {
      const container = document.createElement('div');
      container.append(document.createElement('slot'));
      this.shadowRoot?.replaceChildren(container);
      return container;
    }
  }
  return Element;
}
