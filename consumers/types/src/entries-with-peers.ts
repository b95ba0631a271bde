import { createClient } from '@supabase/supabase-js';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { createSupabaseStorage } from '@course-kit/react/adapters/supabase';
import { describeCourseStorage } from '@course-kit/react/testing';

export const others = { createClient, createMemoryStorage, createSupabaseStorage, describeCourseStorage };
