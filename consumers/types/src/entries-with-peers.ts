import { createClient } from '@supabase/supabase-js';
import { createMemoryStorage } from 'course-kit/adapters/memory';
import { createSupabaseStorage } from 'course-kit/adapters/supabase';
import { describeCourseStorage } from 'course-kit/testing';

export const others = { createClient, createMemoryStorage, createSupabaseStorage, describeCourseStorage };
